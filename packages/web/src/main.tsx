// The client: routes and nothing else.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { AccountPage } from './account/account-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { SettingsPage } from './home/settings-panel.tsx';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { findMe } from './state/me.ts';
import { showSettings } from './state/settings.ts';
import { TablePage } from './table/table-page.tsx';
import './theme/theme.css';

showSettings();
void findMe();

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Switch>
        <Route path="/games/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/lobby" component={LobbyPage} />
        <Route path="/account" component={AccountPage} />
        <Route path="/settings" component={SettingsPage} />
        <Route component={HomePage} />
      </Switch>
    </StrictMode>,
  );
}
