import { redirect } from 'react-router';

/** Redirects old links: saved searches are job alerts now. */
export const loader = () => redirect('/dashboard/suchauftraege', 301);
