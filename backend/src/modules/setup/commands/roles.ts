import { roles } from '../domain/setup-lists.js';
import { adding, editing } from './change-setup-list.js';

/** A role of the barn's staff: a name for a set of permissions. */
export const createRole = adding('setup.CreateRole', roles);
export const editRole = editing('setup.EditRole', roles);
