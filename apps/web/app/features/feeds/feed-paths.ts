export const INTERFACES_PATH = '/employer-dashboard/einstellungen/schnittstellen';
export const FEEDS_PATH = '/employer-dashboard/xml-feeds';
export const NEW_FEED_PATH = `${FEEDS_PATH}/neu`;
export const QUARANTINED_ITEMS_PATH = `${FEEDS_PATH}/zurueckgehalten`;

export const feedPath = (feedId: string) => `${FEEDS_PATH}/${feedId}`;
/** Returns the address of a step of a feed that is being set up; each address contains which feed is meant, so a reload changes nothing. */
export const addressPath = (feedId: string) => `${NEW_FEED_PATH}/${feedId}`;
export const mappingPath = (feedId: string) => `${feedPath(feedId)}/zuordnen`;
export const reportPath = (feedId: string) => `${feedPath(feedId)}/pruefung`;
export const importPath = (feedId: string) => `${feedPath(feedId)}/import`;
export const runPath = (feedId: string, runId: string) => `${feedPath(feedId)}/abrufe/${runId}`;
