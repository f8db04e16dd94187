import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { addSectionsQuery } from '../../requests/add-sections';
import { hoursLaterIn } from './hours-later';

/** Where an empty slot leads; null where nothing happens. */
export type SlotAddress = ((day: string, minutes?: number) => string | null) | null;

const two = (number: number) => String(number).padStart(2, '0');
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/**
 * Families add lessons where the barn lets them, into a section that is open to the rider, after the barn's notice; elsewhere nothing
 * happens. B02 R066
 */
export const useSlots = (): SlotAddress => {
  const { barn, base, rider } = useFamily();
  const { search } = useLocation();
  const adds = barn.clients_can_add_lesson === 1;
  const sections = useQuery({ ...addSectionsQuery(rider.studentId), enabled: adds });
  if (!adds || !sections.data?.length) return null;
  const earliest = hoursLaterIn(barn.time_zone, Number(barn.booking_hours_buffer ?? 0));
  return (day, minutes) => {
    const isPast = minutes === undefined ? day < earliest.slice(0, 10) : `${day} ${timeOf(minutes)}` < earliest;
    if (isPast) return null;
    const params = new URLSearchParams(search);
    params.set('at', minutes === undefined ? day : `${day}T${timeOf(minutes)}`);
    return `${base}/add/newevent?${params.toString()}`;
  };
};
