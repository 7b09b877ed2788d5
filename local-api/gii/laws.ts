/** Where the official texts are published; also the home of each provision's page. */
export const OFFICIAL_SITE = "https://www.gesetze-im-internet.de";

/** The five laws, by the names of their folders there. */
export const SLUGS: readonly string[] = ["ustg_1980", "ustdv_1980", "ao_1977", "bdsg_2018", "ddg"];
