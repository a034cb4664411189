/** A titled paragraph: a core value, a service, a reason. */
export interface TitledText {
  title: string;
  text: string;
}

/** The about page (spec 2). */
export interface About {
  /** Paragraphs, split by blank lines. */
  about: string[];
  mission: string;
  vision: string;
  coreValues: TitledText[];
  services: TitledText[];
  whyChooseUs: TitledText[];
}
