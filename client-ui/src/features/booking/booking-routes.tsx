import { Route, Routes } from 'react-router-dom';
import BookMakeupPage from './book-makeup-page';
import BookPage from './book-page';
import ConfirmBooking from './confirm-booking';
import DatesSheet from './dates-sheet';
import MakeupsPage from './makeups-page';

const makeupPages = ['calendarmakeup', 'bookingMakeupCalendar'];
const confirming = <Route path=":lessonId" element={<ConfirmBooking />} />;

/** Lessons with free places or makeups to use, by the page's name; over either lies the lesson that is being booked. */
const BookingRoutes = ({ page }: { readonly page: string }) =>
  makeupPages.includes(page) ? (
    <Routes>
      <Route index element={<MakeupsPage />} />
      <Route path=":makeupId" element={<BookMakeupPage page={page} />}>
        {confirming}
      </Route>
    </Routes>
  ) : (
    <Routes>
      <Route element={<BookPage page={page} />}>
        <Route index element={null} />
        {confirming}
        <Route path=":lessonId/dates" element={<DatesSheet />} />
      </Route>
    </Routes>
  );

export default BookingRoutes;
