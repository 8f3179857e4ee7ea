import "./app/app";
