// Single files of packages whose index loads what is not needed here: a limiter for every database
// there is, and negotiation of languages, charsets and encodings.

declare module "rate-limiter-flexible/lib/RateLimiterMemory.js" {
  export { RateLimiterMemory as default } from "rate-limiter-flexible";
}

declare module "rate-limiter-flexible/lib/RateLimiterRes.js" {
  export { RateLimiterRes as default } from "rate-limiter-flexible";
}

declare module "negotiator/lib/mediaType.js" {
  /** Media types of an `Accept` header that are acceptable, the preferred ones first. */
  export default function preferredMediaTypes(accept: string): string[];
}
