/** The address a text speaks of. */
export const Address = ({ email }: { email: string }) => <b className="break-words text-ink">{email}</b>;
