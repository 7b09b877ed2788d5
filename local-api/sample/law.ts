/** One passage of a provision as the sample stores it. */
export interface SamplePassage {
  /** Part of the provision, for example `Abs. 3` or `Nr. 12`; absent when the passage retells all of it. */
  readonly part?: string;
  /** Our own words, 200 to 700 characters, without the sample marker. */
  readonly text: string;
}

/** One § of a law. */
export interface SampleProvision {
  /** Number of the §, for example `1b`. */
  readonly section: string;
  /** Official heading. */
  readonly title: string;
  readonly passages: readonly SamplePassage[];
}

/** One law of the sample. */
export interface SampleLaw {
  /** Official short form, for example `UStG`. */
  readonly source: string;
  /** Folder of the law at gesetze-im-internet.de, for example `ustg_1980`. */
  readonly slug: string;
  readonly provisions: readonly SampleProvision[];
}
