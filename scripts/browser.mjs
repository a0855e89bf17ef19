// Browsers for tests and screenshots: found where they usually are. The Chromium is installed where that is easy.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './files.mjs';

/** Chromium without its window, which costs a fifth less processor time. */
const SHELL = 'chromium-headless-shell';

const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  ...[process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a program: the one that a variable of the environment names, or one that is installed.
 *
 * @param {string} variable
 * @param {readonly string[]} names
 * @param {readonly string[]} usualPlaces where to look besides the path
 * @returns {string | null}
 */
export function findProgram(variable, names, usualPlaces = []) {
  const named = process.env[variable];
  if (named !== undefined && named !== '') return isProgram(named) ? named : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces].find(isProgram) ?? null;
}

const findBrowser = () => findProgram('CHROMIUM', NAMES, USUAL_PLACES);

const APT_GET = '/usr/bin/apt-get';

/** On Debian and its kin, as root, nobody has to be asked for a password. */
function installOnDebian() {
  if (!existsSync(APT_GET) || process.getuid?.() !== 0) return;
  // Standard output belongs to the program that needs the browser.
  console.error('No Chromium here: installing it with apt-get …');
  /** @param {string[]} args */
  const apt = (...args) =>
    spawnSync(APT_GET, ['--quiet', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  /** @param {string} name */
  const install = (name) => apt('install', '--yes', '--no-install-recommends', name);
  // Older systems do not have the small one.
  if (apt('update') && !install(SHELL)) install('chromium');
}

/**
 * A browser, installed if need be; null where there is none to be had, with a line on how to get one.
 *
 * @returns {string | null}
 */
export function getBrowser() {
  let browser = findBrowser();
  if (browser === null && !process.env['CHROMIUM']) {
    installOnDebian();
    browser = findBrowser();
  }
  if (browser === null) {
    console.error('No Chromium found: install Chromium or Chrome, or set CHROMIUM to its path.');
  }
  return browser;
}

/**
 * Runs one of the projects of vitest.browser.config.ts in the Chromium.
 *
 * @param {'tests' | 'screenshots'} project
 * @param {string} browser
 * @param {readonly string[]} given which files, and how
 * @returns {number} the exit status
 */
export const runInBrowser = (project, browser, given = process.argv.slice(2)) =>
  runProject(project, { CHROMIUM: browser }, given);

/**
 * @param {'tests' | 'screenshots' | 'browsers'} project
 * @param {Readonly<Record<string, string>>} env what it is told about browsers
 * @param {readonly string[]} given
 * @returns {number} the exit status
 */
export function runProject(project, env, given) {
  const vitest = 'node_modules/vitest/vitest.mjs';
  const options = ['--config=vitest.browser.config.ts', `--project=${project}`];
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...options, ...given], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
