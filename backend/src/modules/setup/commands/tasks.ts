import { tasks } from '../domain/setup-lists.js';
import { activating, adding, editing } from './change-setup-list.js';

export const createTask = adding('setup.CreateTask', tasks);
export const editTask = editing('setup.EditTask', tasks);
export const setTaskActivation = activating('setup.SetTaskActivation', tasks);
