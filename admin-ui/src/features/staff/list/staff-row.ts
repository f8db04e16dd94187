import type { Reply } from '@leadline/api-client';

export type StaffRow = Reply<'rest/staff'>[number];
