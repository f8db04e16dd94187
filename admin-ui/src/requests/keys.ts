/** Every cached answer about lessons hangs below one key, so that one write refreshes all of them. */
export const keys = {
  lessons: ['lessons'] as const,
  day: (day: string) => ['lessons', 'day', day] as const,
  range: (from: string, to: string) => ['lessons', 'range', from, to] as const,
  lesson: (id: string) => ['lessons', 'one', id] as const,
  previewCancel: (id: string, code: string) => ['lessons', 'preview-cancel', id, code] as const,
  previewCancelLesson: (asked: object) => ['lessons', 'preview-cancel-lesson', asked] as const,
  client: (personId: string) => ['lessons', 'client', personId] as const,
  lessonsLeft: (studentId: string) => ['lessons', 'left', studentId] as const,
  nextRide: (whose: object) => ['lessons', 'next-ride', whose] as const,
  // What the message on the screen can take back; nobody asks the server for it.
  marks: ['marks'] as const,
  failedJobs: ['failed-jobs'] as const,
  horseFiles: (horseId: string) => ['horse-files', horseId] as const,
  fileContent: (url: string) => ['file-content', url] as const,
  options: ['options'] as const,
  barn: ['barn'] as const,
  permissions: ['permissions'] as const,
  history: (record: string, id: string | undefined) => ['history', record, id] as const,
  roles: ['roles'] as const,
  roleLinks: ['role-links'] as const,
  allPermissions: ['all-permissions'] as const,
};
