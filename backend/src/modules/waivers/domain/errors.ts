import { conflict, errorCatalogue, type ErrorDescription } from '../../../platform/errors/error-catalogue.js';

const notThere: ErrorDescription<string> = {
  kind: 'unavailable',
  text: 'The waiver provider does not answer right now. Please try again in a moment.',
};

export const waiverErrors = errorCatalogue('waivers', {
  waivers_off: conflict('This barn does not use waivers.'),
  waiver_provider_away: notThere,
  waiver_not_open: conflict('The barn does not ask for this waiver any more.'),
  waiver_text_changed: conflict('The text was changed since you opened it. Please read it again before you sign.'),
  waiver_stands: conflict((names: string) => `This waiver is signed already for ${names}. Sign for the others alone.`),
  waiver_is_the_barns: conflict('This is a waiver of the barn’s own, and not the provider’s.'),
});
