import { data } from 'react-router';

/** Any other path: the root's error boundary draws the page. */
export function loader() {
  throw data(null, 404);
}

export default function NotFoundPage() {
  return null;
}
