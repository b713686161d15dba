export const INTERFACES_PATH = '/employer-dashboard/einstellungen/schnittstellen';
export const webhookPath = (id: string) => `${INTERFACES_PATH}/webhooks/${id}`;
