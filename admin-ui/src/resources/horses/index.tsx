export { HorseList as default } from './HorseList';
