import '@rapport/shared-ui/fonts.css';
