import { Route, Routes } from 'react-router-dom';
import AccountPage from './account-page';
import AddMemberSheet from './add-member-sheet';
import ContactSheet from './contact-sheet';
import EditNameSheet from './edit-name-sheet';

/** The account; over it lie the sheets that change it. */
const AccountRoutes = () => (
  <Routes>
    <Route element={<AccountPage />}>
      <Route index element={null} />
      <Route path="contact" element={<ContactSheet />} />
      <Route path="editMemberName/:person" element={<EditNameSheet />} />
      <Route path="addMemberName" element={<AddMemberSheet />} />
    </Route>
  </Routes>
);

export default AccountRoutes;
