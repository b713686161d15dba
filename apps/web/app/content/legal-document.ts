/** A run of text, or a link inside it. Documents are data: what a link or a table looks like is the screen's business. */
export type Segment = string | { readonly text: string; readonly href: string };

export type RichText = readonly Segment[];

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  | { readonly kind: 'list'; readonly items: readonly RichText[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly RichText[])[];
    }
  | { readonly kind: 'definition'; readonly entries: readonly { readonly term: string; readonly text: RichText }[] }
  | { readonly kind: 'contact'; readonly lines: readonly RichText[] };

export type LegalSection = {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  readonly title: string;
  /** Text of the page's meta description. */
  readonly description: string;
  /** ISO date. */
  readonly lastUpdated: string;
  readonly intro: RichText;
  readonly sections: readonly LegalSection[];
};
