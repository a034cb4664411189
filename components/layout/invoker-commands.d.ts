import 'react';

// Invoker commands open a dialog without script. React passes the attributes on, but its types lack them.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close';
    commandfor?: string;
  }
}
