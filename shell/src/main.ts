// The shared modules have to be announced before anything imports one of them.
void import('./bootstrap.tsx');
