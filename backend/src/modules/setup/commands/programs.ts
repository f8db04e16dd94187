import { programs } from '../domain/setup-lists.js';
import { activating, adding, editing } from './change-setup-list.js';

export const createProgram = adding('setup.CreateProgram', programs);
export const editProgram = editing('setup.EditProgram', programs);
export const setProgramActivation = activating('setup.SetProgramActivation', programs);
