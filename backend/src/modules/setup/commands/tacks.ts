import { tacks } from '../domain/setup-lists.js';
import { activating, adding, editing } from './change-setup-list.js';

export const createTack = adding('setup.CreateTack', tacks);
export const editTack = editing('setup.EditTack', tacks);
export const setTackActivation = activating('setup.SetTackActivation', tacks);
