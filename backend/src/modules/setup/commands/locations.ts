import { locations } from '../domain/setup-lists.js';
import { activating, adding, editing } from './change-setup-list.js';

export const createLocation = adding('setup.CreateLocation', locations);
export const editLocation = editing('setup.EditLocation', locations);
export const setLocationActivation = activating('setup.SetLocationActivation', locations);
