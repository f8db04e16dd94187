import { sections } from '../domain/setup-lists.js';
import { activating, adding, editing } from './change-setup-list.js';

export const createSection = adding('setup.CreateSection', sections);
export const editSection = editing('setup.EditSection', sections);
export const setSectionActivation = activating('setup.SetSectionActivation', sections);
