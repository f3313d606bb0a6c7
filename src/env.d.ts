/// <reference types="astro/client" />

/** The merchant's style sheets. */
declare module 'virtual:site-theme' {}
