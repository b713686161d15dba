/** An employer's pages have a German and an English address; a visitor stays on the side they came in by. */
export type EmployerPaths = { list: string; of: (id: string) => EmployerPagePaths };
export type EmployerPagePaths = { profile: string; media: string; jobs: string };

const ENGLISH = /^\/employers(\/|$)/;

export function employerPaths(pathname: string): EmployerPaths {
  const isEnglish = ENGLISH.test(pathname);
  const list = isEnglish ? '/employers' : '/arbeitgebern';
  return {
    list,
    of: (id) => ({
      profile: `${list}/${id}`,
      media: `${list}/${id}?tab=medien`,
      jobs: `${list}/${id}/${isEnglish ? 'open-positions' : 'offene-stellen'}`,
    }),
  };
}
