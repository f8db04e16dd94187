/** Where a file of families or of horses is read. */
export const importPage = (kind: 'people' | 'horses') => `/setup/import?kind=${kind}`;
