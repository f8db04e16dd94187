import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';

export const horseErrors = errorCatalogue('horses', {
  care_kind_known: conflict((name: string) => `There is a kind of care called ${name} already.`),
  too_many_care_kinds: conflict((most: number) => `A barn has at most ${most} kinds of care.`),
  file_known: conflict((name: string) => `This file is there already, as ${name}: change or replace that one.`),
  measured_that_day: conflict((day: string) => `Something was measured on ${day} already: change that entry.`),
});
