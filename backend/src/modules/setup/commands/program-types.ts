import { programTypes } from '../domain/setup-lists.js';
import { activating, adding, editing } from './change-setup-list.js';

export const createProgramType = adding('setup.CreateProgramType', programTypes);
export const editProgramType = editing('setup.EditProgramType', programTypes);
export const setProgramTypeActivation = activating('setup.SetProgramTypeActivation', programTypes);
