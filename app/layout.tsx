export default function RootLayout({ children }: { children: React.ReactNode }) { return <html lang="en-IN"><body>{children}</body></html>; }
