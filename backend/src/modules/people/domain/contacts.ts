import { may, type Actor } from '../../../platform/tenancy/actor.js';

/** Of staff: who reads how families are reached, on a client's page or in a list. */
export const SEES_CONTACTS = [
  'VIEW_CLIENT_PROFILE',
  'STAFF_CAN_ACCESS_STUDENT_LIST',
  'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST',
];

export const maySeeContacts = (actor: Actor) => SEES_CONTACTS.some((code) => may(actor, code));
