/** Kinds of links in our mails. */
export const LINK_KINDS = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** `email` is the protocol's general word for a code or link that signs in. */
export function linkKindOf(type: string | null): LinkKind | null {
  if (type === 'email') return 'magiclink';
  return LINK_KINDS.find((kind) => kind === type) ?? null;
}

/** Whose next step is a password, not a place. */
export const asksForPassword = (kind: LinkKind): boolean => kind === 'recovery' || kind === 'invite';
