import { recordList } from '../../../platform/records/record-list.js';
import { horse } from '../horse.record.js';

export const horseList = recordList(horse);
