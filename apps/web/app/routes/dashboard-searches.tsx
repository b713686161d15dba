import { redirect } from 'react-router';

/** Saved searches are job alerts now; links to them are kept working. */
export const loader = () => redirect('/dashboard/suchauftraege', 301);
