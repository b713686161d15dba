/** Two columns of which the first is the wider one; one below the other where there is no room. */
export const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[64rem]:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]';

/** The head of a card: its title, and at the other end what belongs to it. */
export const HEAD = 'flex flex-wrap justify-between gap-x-8 gap-y-2 p-5';

/** Fields side by side. */
export const FIELDS = 'grid gap-4 min-[48rem]:grid-cols-[1fr_1fr]';
