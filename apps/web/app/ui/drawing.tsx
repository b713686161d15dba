type DrawingProps = {
  /** The text of an SVG file, imported with `?raw`. */
  svg: string;
  className?: string | undefined;
};

const FILE = /^<svg([^>]*)>(.*)<\/svg>\s*$/s;
const ATTRIBUTE = / (\w+)="([^"]*)"/g;

/** Draws an SVG file inline, where its classes and variables take the colours of the theme. */
export function Drawing({ svg, className }: DrawingProps) {
  const [, attributes = '', shapes = ''] = FILE.exec(svg) ?? [];
  const { xmlns: _, ...size } = Object.fromEntries(
    Array.from(attributes.matchAll(ATTRIBUTE), ([, key, value]) => [key, value]),
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository
  return <svg {...size} className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes }} />;
}
