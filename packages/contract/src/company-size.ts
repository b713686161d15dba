export const COMPANY_SIZES = ['1-50', '51-200', '201-1000', '1000+'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

export function companySizeOf(employees: number): CompanySize {
  if (employees <= 50) return '1-50';
  if (employees <= 200) return '51-200';
  return employees <= 1000 ? '201-1000' : '1000+';
}
