import { allOf, childOf, type OfficeNode } from './office-tree.ts';

/** How text looks where it is; what is not stated is inherited. */
export type TextLook = {
  isBold?: boolean | undefined;
  isHidden?: boolean | undefined;
  isCapitals?: boolean | undefined;
  isHeading?: boolean | undefined;
  /** In points. */
  size?: number | undefined;
  /** States whether the text is white, or as good as. */
  isWhite?: boolean | undefined;
  /** States whether something darker than paper lies behind it. */
  isOnDark?: boolean | undefined;
};

/** Returns what an element states of its text, by itself and by its named style. */
export type LookOf = (node: OfficeNode) => TextLook;

const MIN_SIZE = 3;
const HEADING = /^(?:heading|überschrift|berschrift|title|titel|untertitel|subtitle)/iu;

/** Checks whether a reader sees text of this look. */
export function isVisible({ isHidden, size, isWhite, isOnDark }: TextLook): boolean {
  return !isHidden && !(size !== undefined && size < MIN_SIZE) && !(isWhite && !isOnDark);
}

const stated = (look: TextLook): TextLook =>
  Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));

function lightOf(hex: string | undefined): number | null {
  const [, red, green, blue] = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(hex ?? '') ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return 0.3 * Number.parseInt(red, 16) + 0.59 * Number.parseInt(green, 16) + 0.11 * Number.parseInt(blue, 16);
}
const isWhite = (hex: string | undefined) => {
  const light = lightOf(hex);
  return light === null ? undefined : light > 235;
};
const isDark = (hex: string | undefined) => {
  const light = lightOf(hex);
  return light !== null && light < 200 ? true : undefined;
};

const isOn = (node: OfficeNode | undefined) =>
  node ? !['0', 'false', 'off', 'none'].includes(node.attributes['w:val'] ?? '1') : undefined;

/** Returns the looks of a Word document by its styles. */
export function wordLooks(styles: OfficeNode | null): LookOf {
  const own = new Map<string, { look: TextLook; base: string | undefined }>();
  for (const style of styles ? allOf(styles, 'w:style') : []) {
    const name = childOf(style, 'w:name')?.attributes['w:val'] ?? '';
    own.set(style.attributes['w:styleId'] ?? '', {
      look: stated({
        ...runLook(childOf(style, 'w:rPr')),
        isOnDark: shade(childOf(style, 'w:pPr')),
        isHeading: HEADING.test(name) || undefined,
      }),
      base: childOf(style, 'w:basedOn')?.attributes['w:val'],
    });
  }
  const named = (id: string | undefined, depth = 0): TextLook => {
    const style = own.get(id ?? '');
    return style && depth < 12 ? { ...named(style.base, depth + 1), ...style.look } : {};
  };
  return (node) => {
    if (node.name === 'w:r') {
      const properties = childOf(node, 'w:rPr');
      return { ...named(childOf(properties, 'w:rStyle')?.attributes['w:val']), ...runLook(properties) };
    }
    if (node.name === 'w:p') {
      const properties = childOf(node, 'w:pPr');
      return stated({ ...named(childOf(properties, 'w:pStyle')?.attributes['w:val']), isOnDark: shade(properties) });
    }
    if (node.name === 'w:tc') return stated({ isOnDark: shade(childOf(node, 'w:tcPr')) });
    if (node.name === 'w:tbl') return stated({ isOnDark: shade(childOf(node, 'w:tblPr')) });
    return node.name === 'wps:wsp' ? stated({ isOnDark: filled(childOf(node, 'wps:spPr')) }) : {};
  };
}

const shade = (properties: OfficeNode | undefined) => isDark(childOf(properties, 'w:shd')?.attributes['w:fill']);

function filled(properties: OfficeNode | undefined): boolean | undefined {
  const fill = childOf(properties, 'a:solidFill');
  const scheme = childOf(fill, 'a:schemeClr')?.attributes.val;
  if (scheme) return !['bg1', 'lt1'].includes(scheme) || undefined;
  return isDark(childOf(fill, 'a:srgbClr')?.attributes.val);
}

function runLook(properties: OfficeNode | undefined): TextLook {
  if (!properties) return {};
  const size = childOf(properties, 'w:sz')?.attributes['w:val'];
  const marker = childOf(properties, 'w:highlight')?.attributes['w:val'];
  return stated({
    isBold: isOn(childOf(properties, 'w:b')),
    isHidden: isOn(childOf(properties, 'w:vanish')) || isOn(childOf(properties, 'w:webHidden')),
    isCapitals: isOn(childOf(properties, 'w:caps')) ?? isOn(childOf(properties, 'w:smallCaps')),
    size: size ? Number(size) / 2 : undefined,
    isWhite: isWhite(childOf(properties, 'w:color')?.attributes['w:val']),
    isOnDark: shade(properties) ?? (marker && !['none', 'white'].includes(marker) ? true : undefined),
  });
}

/** Returns the looks of an OpenDocument text by its styles, those of its content first. */
export function openDocumentLooks(parts: readonly OfficeNode[]): LookOf {
  const own = new Map<string, { look: TextLook; base: string | undefined }>();
  for (const part of parts)
    for (const style of allOf(part, 'style:style')) {
      const name = style.attributes['style:name'] ?? '';
      own.set(name, {
        look: openLook(style, `${name} ${style.attributes['style:display-name'] ?? ''}`),
        base: style.attributes['style:parent-style-name'],
      });
    }
  const named = (name: string | undefined, depth = 0): TextLook => {
    const style = own.get(name ?? '');
    return style && depth < 12 ? { ...named(style.base, depth + 1), ...style.look } : {};
  };
  return ({ name, attributes }) => ({
    ...named(attributes['text:style-name'] ?? attributes['table:style-name'] ?? attributes['draw:style-name']),
    ...(name === 'text:h' && { isHeading: true }),
    ...(attributes['text:display'] === 'none' && { isHidden: true }),
  });
}

function openLook(style: OfficeNode, name: string): TextLook {
  const text = childOf(style, 'style:text-properties')?.attributes ?? {};
  const size = /^([\d.]+)pt$/u.exec(text['fo:font-size'] ?? '')?.[1];
  const behind = [
    text['fo:background-color'],
    childOf(style, 'style:paragraph-properties')?.attributes['fo:background-color'],
    childOf(style, 'style:table-cell-properties')?.attributes['fo:background-color'],
    childOf(style, 'style:graphic-properties')?.attributes['draw:fill-color'],
  ];
  return stated({
    isBold: text['fo:font-weight'] ? /bold|[6-9]00/u.test(text['fo:font-weight']) : undefined,
    isHidden: text['text:display'] === 'none' || undefined,
    isCapitals: text['fo:text-transform'] === 'uppercase' || text['fo:font-variant'] === 'small-caps' || undefined,
    size: size ? Number(size) : undefined,
    isWhite: isWhite(text['fo:color']),
    isOnDark: behind.map(isDark).find(Boolean),
    isHeading: HEADING.test(name) || undefined,
  });
}
