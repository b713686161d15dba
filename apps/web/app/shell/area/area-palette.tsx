import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandPalette, type PaletteEntry } from '../../ui/palette/command-palette.tsx';
import type { AreaLink, AreaLinkGroups, AreaNamespace } from './area-links.ts';

const PAUSE_MS = 150;

/** Shorter texts find too much to be of use. */
const LEAST_LETTERS = 2;

type PaletteQuestion = {
  q: string;
  /** Searches on the server as well, because `q` is long enough for it. */
  isEnough: boolean;
  /** States whether results may be shown. */
  isAsked: boolean;
  isSettled: boolean;
};

type PaletteSearch = ReturnType<typeof usePaletteSearch>;

/** The records of one kind that the server has found; the group is called `jump.group.<name>`. */
type FoundGroup = { name: string; entries: readonly PaletteEntry[] | undefined };

type AreaPaletteProps = {
  namespace: AreaNamespace;
  search: PaletteSearch;
  links: AreaLinkGroups;
  /** Pages without a link in the rail, called `jump.page.<key>`. */
  furtherPages: readonly AreaLink[];
  /** Pages whose address is known only now. */
  ownPages?: readonly PaletteEntry[];
  found: readonly FoundGroup[];
  isFetching: boolean;
  onClose: () => void;
};

/** Returns the text typed into a palette and the query it makes. */
export function usePaletteSearch() {
  const [text, setText] = useState('');
  return { text, setText, ...usePaletteQuestion(text) };
}

/** Renders the palette of an area: pages at once, records as soon as the server has found them. */
export function AreaPalette(props: AreaPaletteProps) {
  const { namespace, search, links, furtherPages, ownPages = [], found, isFetching, onClose } = props;
  const { t } = useTranslation(namespace);
  const { text, setText, isAsked, isSettled } = search;
  const pages: PaletteEntry[] = [
    ...links.flat().map(({ key, to, icon }) => ({ key, to, icon, label: t(`nav.${key}`) })),
    ...furtherPages.map(({ key, to, icon }) => ({ key, to, icon, label: t(`jump.page.${key}`) })),
    ...ownPages,
  ].filter(({ label }) => isFoundBy(label, text));
  const groups = [{ name: 'pages', entries: pages }, ...(isAsked ? found : [])]
    .map(({ name, entries = [] }) => ({ name, label: t(`jump.group.${name}`), entries }))
    .filter(({ entries }) => entries.length > 0);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const isBusy = isAsked && (!isSettled || isFetching);
  return (
    <CommandPalette
      texts={{
        title: t('jump.title'),
        field: t('jump.field'),
        placeholder: t('jump.placeholder'),
        results: t('jump.results'),
        status: isBusy ? t('jump.searching') : count === 0 ? t('jump.none') : t('jump.count', { count }),
      }}
      groups={groups}
      text={text}
      onText={setText}
      onClose={onClose}
    />
  );
}

/** Returns the debounced query for a text, and whether it is long enough to search. */
function usePaletteQuestion(text: string): PaletteQuestion {
  const typed = text.trim();
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    q,
    isEnough: q.length >= LEAST_LETTERS,
    isAsked: typed.length >= LEAST_LETTERS,
    isSettled: q === typed,
  };
}

/** Each word of the text begins a word of the name. */
function isFoundBy(label: string, text: string): boolean {
  const words = label.toLocaleLowerCase('de').split(/[\s&-]+/);
  return text
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
