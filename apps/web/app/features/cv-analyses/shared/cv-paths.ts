export const CV_PATH = '/dashboard/profil/lebenslauf';
export const cvAnalysisPath = (id: string): string => `${CV_PATH}/${id}`;
