import type { Reply } from '@leadline/api-client';

export type Section = Reply<'rest/sections'>[number];
export type Level = Reply<'rest/levels'>[number];
export type Package = Reply<'rest/products'>[number];
export type ClosedDay = Reply<'rest/closed_days'>[number];
export type Discount = Reply<'rest/discounts'>[number];
export type Term = Reply<'rest/terms'>[number];
