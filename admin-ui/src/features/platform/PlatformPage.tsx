import { useEffect } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { learnEnglish } from '@/data/providers/i18n';
import { AddFarm } from './AddFarm';
import { FarmEditor } from './FarmEditor';
import { FarmList } from './FarmList';
import { GivenUp } from './GivenUp';
import { Health } from './Health';
import '@/ui/form/field.css';
import '@/ui/side-panel.css';
import './platform.css';

const Overview = () => (
  <div className="with-panel">
    <div className="with-panel-main platform-overview">
      <h1>Platform</h1>
      <section aria-labelledby="health">
        <h2 id="health">Health</h2>
        <Health />
      </section>
      <FarmList />
      <GivenUp />
    </div>
    <Outlet />
  </div>
);

/** Where the platform's super user lands: no barn is theirs, what runs behind all of them is. A14 R020 */
export default function PlatformPage() {
  useEffect(() => void learnEnglish(), []);
  return (
    <main className="platform">
      <title>Platform – Leadline</title>
      <header className="platform-head">
        <strong>Leadline</strong>
        <a href="/logout">Logout</a>
      </header>
      <Routes>
        <Route path="/superuser" element={<Overview />}>
          <Route path="/superuser/add" element={<AddFarm />} />
        </Route>
        <Route path="/superuser/farms/:id" element={<FarmEditor />} />
        <Route path="*" element={<Navigate to="/superuser" replace />} />
      </Routes>
    </main>
  );
}
