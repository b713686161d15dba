export type LockedPackage = { version?: string; license?: string; dev?: boolean; link?: boolean };
export type Lock = { packages: Record<string, LockedPackage> };
export type LicensedPackage = { name: string; version: string; licence: string };

/** Licences that ask for no more than their text in the delivery. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
];

/** Licences with a condition that we meet for these packages, and the way we meet it. */
const WITH_CONDITION: Record<string, { packages: RegExp; reason: string }> = {
  'LGPL-3.0-or-later': {
    packages: /^@img\/sharp-/,
    reason: 'a shared library of its own, unchanged, that anyone can replace',
  },
  'LGPL-3.0': { packages: /^libheif-js$/, reason: 'a package of its own, unchanged, that anyone can replace' },
  'MPL-2.0': { packages: /^(lightningcss(-.*)?|satori|web-push|http_ece)$/, reason: 'its files are unchanged' },
  'EUPL-1.2': { packages: /^@stackforge-eu\/factur-x$/, reason: 'used as a library, unchanged' },
  'OFL-1.1': { packages: /^@fontsource(-variable)?\//, reason: 'fonts, delivered under their own name' },
  'CC-BY-3.0': { packages: /^date-holidays$/, reason: 'named in the licence list' },
  'CC-BY-4.0': { packages: /^caniuse-lite$/, reason: 'a tool of the build, named in the licence list' },
};

/** Packages that state their licence in a file instead of a field of package.json. */
const STATED_ELSEWHERE: Record<string, string> = {
  'combine-errors@3.0.3': 'MIT',
  'png-js@2.0.0': 'MIT',
  'xmlhttprequest-ssl@2.1.2': 'MIT',
};

/** Returns the packages that production installs, on any platform, with their licences. */
export function listLicences({ packages }: Lock): LicensedPackage[] {
  const listed = Object.entries(packages).flatMap(([path, { version = '', license, dev, link }]) => {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || dev || link) return [];
    const name = path.slice(at + 'node_modules/'.length);
    const licence = license ?? STATED_ELSEWHERE[`${name}@${version}`] ?? 'unknown';
    return [[`${name}@${version}`, { name, version, licence }] as const];
  });
  return [...new Map(listed).entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** Returns one sentence for each package whose licence is not allowed. */
export function findRefusedLicences(licensed: readonly LicensedPackage[]): string[] {
  return licensed
    .filter(({ name, licence }) => !isAllowed(name, licence))
    .map(
      ({ name, version, licence }) =>
        `${name}@${version} has the licence ${licence}: choose another package, or allow it in scripts/licences.ts with the reason.`,
    );
}

/** Of alternatives one has to be allowed, of licences that apply together each one. Mixed expressions are refused. */
function isAllowed(name: string, expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  const isOne = (licence: string) =>
    PERMISSIVE.includes(licence) || (WITH_CONDITION[licence]?.packages.test(name) ?? false);
  if (/[()]/.test(plain)) return false;
  if (plain.includes(' OR ')) return !plain.includes(' AND ') && plain.split(' OR ').some(isOne);
  return plain.split(' AND ').every(isOne);
}

/** Returns the list that is delivered with the build: each licence with its condition and its packages. */
export function toLicenceList(licensed: readonly LicensedPackage[]): string {
  const groups = [...Map.groupBy(licensed, ({ licence }) => licence)].sort(([a], [b]) => (a < b ? -1 : 1));
  const sections = groups.map(([licence, packages]) => {
    const names = packages.map(({ name, version }) => `  ${name} ${version}`);
    const reason = WITH_CONDITION[licence]?.reason;
    return [`${licence} (${packages.length})${reason ? `: ${reason}` : ''}`, ...names].join('\n');
  });
  return `${sections.join('\n\n')}\n`;
}
