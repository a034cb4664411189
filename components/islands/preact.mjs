/** Replaces React in the browser. It imports the functions that hydrate and draw, so that all are in one chunk. */
import {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat';
export * from 'preact/compat';
export * from 'preact/jsx-runtime';
import './preact-root';

/** What react-hook-form uses of React's default export; the whole one would keep all of it in every page. */
export default {
  ...{ createContext, createElement, Fragment, useCallback, useContext },
  ...{ useEffect, useLayoutEffect, useMemo, useRef, useState },
};
