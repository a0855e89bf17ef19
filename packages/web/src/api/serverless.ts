// Whether this build has no server behind it: a folder of files on any static host (`VITE_SERVERLESS=true` when it is built).

/** True: only tables in this browser; nothing is ever asked of `/api`. */
export const serverless: boolean = import.meta.env.VITE_SERVERLESS === 'true';
