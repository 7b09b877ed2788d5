# The endpoint and the stdio server, and, as a target of its own, the local normkompass.
#   docker build -t normkompass-mcp .
#   docker build -t normkompass-local --target local-api .
# Whoever builds for others pins the digest too: node:24.21.0-bookworm-slim@sha256:…

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# Nothing that is installed may run: the build needs no install script.
RUN npm ci --ignore-scripts
COPY scripts ./scripts
COPY src ./src
RUN node scripts/build.ts

# A small normkompass with sample texts, for trying things out; see compose.yaml.
FROM build AS local-api
COPY local-api ./local-api
USER node
CMD ["node", "local-api/main.ts"]

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=build /build/dist ./dist
USER node
# With NORMKOMPASS_MCP_TRANSPORT=http and NORMKOMPASS_MCP_HOST=0.0.0.0; stdio needs no port.
EXPOSE 8000
ENTRYPOINT ["node", "dist/cli.js"]
